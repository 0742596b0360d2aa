import { object, string } from 'yup';
import { BRAND_FONTS, isHexColour, type OwnBrand } from '../../../branding';
import { withoutClaims } from '../../fields/claims';
import { identifier, requiredText, text } from '../../fields/text';
import { message } from '../../message';

/** The shapes of a partner's logo: a square one for icons and small places, a wide one that replaces the name. */
export const LOGO_SHAPES = ['square', 'wide'] as const;

export type LogoShape = (typeof LOGO_SHAPES)[number];

/** The bounds of a logo: bytes, the length of its shorter side in pixels, and width by height. */
export const LOGO_LIMITS = {
  bytes: 512 * 1024,
  shorterSide: { min: 64, max: 2048 },
  ratio: { square: { min: 0.9, max: 1.1 }, wide: { min: 1.5, max: 6 } },
} as const;

const colour = () =>
  string()
    .required(message('validation.required'))
    .test('colour', message('validation.colour'), (value) => isHexColour(value))
    .meta({ kind: 'text' });

const logo = () =>
  identifier()
    .max(80)
    .matches(/^\/uploads\/[\w-]+\.(?:png|jpg|webp)$/, {
      message: message('validation.image'),
      excludeEmptyString: true,
    });

/** The brand that a partner sets for its own pages. */
export const ownBrandSchema = object({
  name: withoutClaims(requiredText(40)),
  name_hi: withoutClaims(text(40)),
  title: withoutClaims(text(80)),
  title_hi: withoutClaims(text(80)),
  logo: logo(),
  logo_wide: logo(),
  font_family: string()
    .required()
    .oneOf([...BRAND_FONTS])
    .meta({ kind: 'text' }),
  primary: colour(),
  secondary: colour(),
}).noUnknown() satisfies { __outputType: OwnBrand };
