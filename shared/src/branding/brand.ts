/** What makes the pages a partner's: section 3's branding entry. */
export interface Brand {
  /** The partner's identifier, in capitals, such as TOPCLIND. */
  id: string;
  name: string;
  /** A `data:` URI of an SVG mark. */
  logo: string;
  /** Where the font comes from; '' for one that the apps ship or the device has. */
  font_source: string;
  /** CSS font family, set before the family the apps ship. */
  font_family: string;
  /** '#RRGGBB'. */
  primary: string;
  secondary: string;
  /** A heading of the partner's own on the sign-in page. */
  title?: string;
  /** Whether the partner's terms must be accepted before applying. */
  tanc_apply: boolean;
}
