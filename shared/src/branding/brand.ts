/** A partner's brand on the pages (section 3, branding). */
export interface Brand {
  /** The partner's identifier, in capitals, such as TOPCLIND. */
  id: string;
  name: string;
  /** A `data:` URI of an SVG mark. */
  logo: string;
  /** Source of the font; '' for a font that the apps ship or the device has. */
  font_source: string;
  /** CSS font family, before the family that the apps ship. */
  font_family: string;
  /** '#RRGGBB'. */
  primary: string;
  secondary: string;
  /** The partner's own heading on the sign-in page. */
  title?: string;
  /** Whether a person must accept the partner's terms before applying. */
  tanc_apply: boolean;
}
