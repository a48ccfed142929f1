/** The desk's order of battle. */
export default function OrderOfBattlePage() {
  return <div className="deskpane" />;
}
