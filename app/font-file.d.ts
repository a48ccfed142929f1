declare module "*.woff2" {
  /** Its address on the built site. */
  const href: string;
  export default href;
}
