/** Chiefs of Austria's regiments and commanders of its grenadier battalions. */
const AUSTRIA =
  "albert alvinczy argenteau auersperg auffenberg baillet bartenstein beaulieu bellegarde " +
  "benjovszky berger bernklau bianchi blankenstein bohemia bohemian bohm bohmisch brezinsky " +
  "call carl chasteler clerfayt coburg colloredo czarnotzky czartoryski davidovich duka " +
  "erbach erzherzog esterhazy faber ferdinand fischer franz freiwillige frelich frimont " +
  "frohlich froon furstenwarther galizien georger giulay greitz gyulai habinay hieronymus " +
  "hiller hohenlohe hohenzollern hromada hungarian kreuzer ungar wegier galician moravian tyrolean ignaz johann jordis joseph julien kaiser karl " +
  "kaunitz kerpen kienmayer klebek klenau knesevich kolowrat kottulinsky kutschera lanyi " +
  "latour levenehr liechtenstein ligne lindenau lothringen ludwig lusignan mahren mansfeld " +
  "mariassy maximilian merveldt mitrowsky moese moravia neugebauer nostitz nugent obermayer " +
  "oklopsia palatin palatinal plauen portner possmann prohaska purcell puteani radetzky " +
  "rainer reilly reisky reuss riesch rosenberg ruckmann rudolf runkel salis savoyen " +
  "schwarzenberg simbschen sommariva spleny st stein stipsicz strauch sztaray theobald " +
  "tirol toskana trenk tyrol ulm vacquant vincent vogelsang weidenfeld welsperg wenzel wied " +
  "wiener zach zedtwitz";

/** Towns, provinces and chiefs of Russia's regiments. */
const RUSSIA =
  "akhtyrka aleksopol alexandria alexopol apsheron araktcheev arkhangelgorod arsamas " +
  "astrakhan azov belorussia belostok bialystok borodino brest bryansk butyrsk chernigov " +
  "chuguyev courland crimea denisov dnieper dorpat ekaterinburg ekaterinoslav elisavetgrad " +
  "estland fanagoria finland galicia galitz grodno ingermanland irkutsk isumske izium izyum " +
  "jelets jitomir kaluga kamchatka kargopol kazan kexholm kharkov kherson kiev kinburn " +
  "kolyvan kostroma krementchug kura kurland kursk ladoga libau lithuania litovsk little " +
  "livland livonia loubny lubny malorossian mariupol mingrelia minsk mitau mogilev moscow " +
  "moskauer moskva murom narva nasheburg navaginsk neva nevski newski nezhin nizhny nizov " +
  "novgorod odessa okhotsk olonets olviopol orel orenburg pavlograd penza pereyaslav perm " +
  "pernau pernov petersburg petrovski phanagoria podolia polotsk poltava pskov reval riazan " +
  "riga rumiantsev russia ryazan rylsk saratov schlusselburg selenginsk seversk sevsk " +
  "shirvan siberia simbirsk smolensk sofia soumy staro starodub starokol staroskol sumy " +
  "suzdal tambov tarnopol taurida tenguinsk tiraspol tjernigovske tobolsk tomsk tschernigow " +
  "tula tver twer ufa uglich ukraine viatka vilmanstrand vilna vitebsk vladimir volhynia " +
  "volhynske volinsk vologda voronezh vyatka vyborg yakutsk yamburg yaroslav yelets " +
  "zhitomir";

/** Towns, lands and chiefs of the regiments of Germany and the Netherlands. */
const GERMANY =
  "anger anhalt ansbach anton augsburg august bamberg berlin bernburg borcke bothmer brand " +
  "bremen bremerlehe bremervorde bubenhofen butler calenberg cambridge celle cellesche " +
  "cerrini clemens colberg coq cumberland dessau detmold diepholz dietrich duke ebeling " +
  "elbing emil emsdorf eutin fick freystedt friedrich gedoni georg geusau gifhorn goslar " +
  "gottingen graf grossherzog grubenhagen hamburg hameln hammerstein harburg harz heinrich " +
  "herzog hessen hildesheim hochberg homburg hoya illerkreis isarkreis iser johann junker " +
  "karl kielmannsegge kinkel kolberg konig konigin kronprinz kurfurst kurprinz langrehr " +
  "lauenburg le lecoq lehr leiningen lindau lippe louis low lowenstein lubeck luchow " +
  "ludinghausen ludwig luneburg magdeburg max maximilian mecklenburg melle merseburg minden " +
  "morner munden munster neubronn nienburg niesemeuschel oels of oldenburg orange oranien " +
  "osnabruck osterode otterndorf palm pappenheim paul peine polenz preysing prince prins " +
  "prinz quackenbruck quakenbruck ratzeburg rechten regenkreis reuss rezat rostock sachsen " +
  "sahr salzach salzburg salzgitter schar schwarzburg schwarze schwarzhauser schwerin " +
  "speyer spiegel stade steindel stettin stockhorn strelitz taxis thuring thuringian thurn " +
  "uelzen usingen verden waldeck weilburg weimar wiedenbruck wilhelm witzenhausen " +
  "wurtzbourg wurzburg york zastrow";

/** Counties and titles of Britain's regiments. */
const BRITAIN =
  "argyll argyllshire bedford berkshire border bragg britannia buckinghamshire bucks buffs " +
  "cambridgeshire cheshire connaught cornwall cumberland derbyshire devonshire dorset " +
  "dublin duchess duke dumbarton durham enniskillen essex fermanagh glasgow glengarry " +
  "gloucester gloucestershire grey greys hampshire hereford herefordshire hertford " +
  "huntingdon inniskilling kent kentish king kings lancashire leicester leicestershire " +
  "lincoln lincolnshire london middlesex monmouth norfolk northampton northumberland " +
  "nottingham nottinghamshire oxfordshire perthshire prince princess queen queens regent " +
  "riding ross rutland scotch scots scottish shropshire somerset somersetshire stafford " +
  "staffordshire suffolk surrey sussex wales warwick warwickshire welch wellington welsh " +
  "westmoreland wiltshire worcester york yorkshire";

/** Provinces of Denmark's and Sweden's regiments. */
const NORTH =
  "aalborg akershus bergen bohus bornholm cederstrom copenhagen dal dals danmark danske " +
  "dronning dronningens elfsborg finske fynske gardes gota gotland halsinge holstein " +
  "holsten jamtland jonkoping jydske jyske kalmar kobenhavn kobenhavns konge kongens " +
  "kronoberg kronprins livland marine morner mornerska nerike nerikes nordre norrejyske " +
  "norske nymarkiske oldenborg oldenburg oplandske ostgota prins sachsen scania scanian " +
  "schleswig sjaelland skane skanska skanske skaraborg skotske slesvig smaland sodermanland " +
  "sonderjyske svea telemark trondhjem uplands uppland upplands varmland vasterbotten " +
  "vastgota vastmanland vendes vestgota wendes";

/** Towns and titles of the regiments of France, Italy, Poland and Spain. */
const SOUTH =
  "asturias berg bretagne cataluna cesarzowej clary cracow duc empress firenze florence " +
  "imperatrice jerome krakow ksiecia ksiestwa legia milan milano napoleon napoleone " +
  "normandie poniatowski real reale regina regine reine rhin rhine rome savoia savoie savoy " +
  "sulkowski torino toro toscana toscane turin tuscany warsaw warszawa warszawskiego zamosc";

/**
 * Towns, lands and chiefs after which regiments of 1813 to 1815 were named, in plain letters and without the endings
 * that languages add. No row of table 21 depends on them; names that do decide a row are in the lexicon.
 */
export const REGIMENT_TITLES: ReadonlySet<string> = new Set(
  [AUSTRIA, RUSSIA, GERMANY, BRITAIN, NORTH, SOUTH].flatMap((names) => names.split(" ")),
);
