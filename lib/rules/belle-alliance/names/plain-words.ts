/**
 * Words that make no difference between rows of table 21: numbers in words, arms, formations, particles and
 * adjectives.
 */
const TRADE =
  "a af an and anden andet art artilleri artillerie artilleriet artilleriregemente " +
  "artilleriregiment artillery arty artyleria artylerii assumed at auf aus av bas bat " +
  "bataillon bataillone bataillons batalion bataliony bataljon bataljonen bataljonens " +
  "bataljoner bateria batl bats batt battaglione battalion battalions batteri batterie " +
  "batterien batterier batteries batteriet battery batts bde blaa black blue bn bns both " +
  "brig brigade btl btls btn btns capt captain cav cavalerie cavallo cavalry cheval cie " +
  "ciezka co col colonel combined commanded commander comp compagnia compagnie compagnies " +
  "companies company composite comps congreve converged corpo corps cos coy coys d das de " +
  "del della dem demi den der des det detached detachment detachments deuxieme dg di die " +
  "dismounted div division divisionen divisions do dritte drittes du duza e east eight " +
  "eighth eleventh engineers equipage erste erstes esc escadron escadrons esk eskadron " +
  "eskadronen eskadroner et f fanteria femte field fifth first five fjerde fodfolk " +
  "fodfolket fods foot for forste four fourth fra from funt funtowa fus fuss gd gds gele " +
  "gelernte genie gra grand grande great green greens gren gron gross grosse grosses gule " +
  "gun guns halb half halv hast haubits haubitser haubitz haubitzbatterie hauptmann haut " +
  "heavy her hest heste his hommes horse horsed how howitzer howitzers hvy i ii iii il im imperial " +
  "imperiale imperialny in inf infanteri infanteria infanterie infanteriet infantry inner " +
  "ir iv ix k kaiserlich kanon kanoner kapitan kapt kaptajn kaptajns kav kavaleri " +
  "kavaleriet kavallerie kaw kawaleria kawalerii kejser kejserens kejserlige kgl kk " +
  "kombinerede kombineret kombinierte kommando kompagni kompania kompanie kompanien kon " +
  "kongelige kongl konigl koniglich koniglichen konna konny korps korpset kpt kreis ks kuk " +
  "l la lb ld le led leggera legia legion legionen legiony leichte lekka les lette letter " +
  "leutnant li light ligne line linea linie linien linje lir livres lower lr lt ludzi maj majesty " +
  "majestys major mand mann med medium miners men mineurs minus mit mobile mobiles mortar mounted mtd n " +
  "neu new ninth no noirs nord normal norre north nr number nummer oberschlesisches oberst " +
  "obusiers od of og only ost oster ottende outer own part pd pdr pdrs pds pesante pfd " +
  "pferd pferde pfund pfunder pfundige piechota piechoty pied piedi piesza pioneer pioneers " +
  "pionere pionerer pioniere pionniers po pod pol posit position pounder pounders pp premier " +
  "premiere provisional provisoire provisoires provisorische provisorisches provisorisk " +
  "prowizoryczna prowizoryczny pulk pulku pundig pundige quatrieme ra red reg reggimento " +
  "regiment regimenter regimentet regimentets regimento regiments regimiento regt regts " +
  "rest rfa rgmt rgt rgts rha ritmester rittmeister rm rn rocket rockets rouge royal royale " +
  "rytteri s sapeur sapeurs sapper sappers schwadron schwadronen schwere second seven " +
  "seventh six sixth sjette skyts sonder sorte south sqdn sqn sqns squadron squadrons st " +
  "stellungs stk stor store stort svaere syd syvende szwadron szwadrony te tenth the third " +
  "three til till train tredje troisieme troop troops trup tunge tungt twelfth two und " +
  "under united upper v van vest vi vierte vierten vii viii vom von w west white wielka " +
  "with x xi xii xiii xiv xix xv xvi xvii xviii xx z ze zu zum zur zusammengesetzte zweite " +
  "zweites";

/** Common military words in plain letters; they are understood in any name. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(TRADE.split(" "));
