import { type Brand, BRAND_FONTS, type OwnBrand } from './brand';
import { getFontSource } from './fonts';
import { buildLogoSvg, toDataUri } from './logo';

interface BrandRow {
  name: string;
  primary: string;
  secondary: string;
  font_family?: string;
  title?: string;
  title_hi?: string;
  tanc_apply?: boolean;
}

const SERIF = 'Eczar Variable';
const ROUND = 'Baloo 2 Variable';

/** The whitelist of brands. Names are invented. It has very light, very dark, grey and saturated colours on purpose. */
const ROWS: Readonly<Record<string, BrandRow>> = {
  TOPCLIND: { name: 'Cedarloop', primary: '#4EC9DB', secondary: '#070050' },
  CAMPUSID: {
    name: 'Campidar Card',
    primary: '#F2B705',
    secondary: '#3B1F6B',
    title: 'Need Money? Get Instant Credit With Your ID Card!*',
    title_hi: 'पैसों की ज़रूरत है? अपने ID कार्ड से तुरंत क्रेडिट पाएँ!*',
    tanc_apply: true,
  },
  NEEMVALE: { name: 'Neemvale', primary: '#2E7D4F', secondary: '#0E2F1E' },
  TARAFIN: { name: 'Taralune Finance', primary: '#1F4FD8', secondary: '#0A1A4A' },
  KESARPAY: { name: 'Kesarbrook', primary: '#FF7A1A', secondary: '#5A2300', font_family: SERIF },
  MOTIHUB: { name: 'Motistrand', primary: '#FFF4C2', secondary: '#6B5A16' },
  RAATRI: { name: 'Raatrivon', primary: '#0B0B12', secondary: '#C9A227', font_family: SERIF },
  GULABCO: { name: 'Gulabmere', primary: '#FF007A', secondary: '#4A0024', font_family: ROUND },
  HARITGO: { name: 'Haritgrove', primary: '#00FF66', secondary: '#00331A' },
  SURYALN: { name: 'Suryalane', primary: '#FFE600', secondary: '#3A3200' },
  DHOOSAR: { name: 'Dhoosarfield', primary: '#777777', secondary: '#222222' },
  NEELAM: { name: 'Neelamquay', primary: '#0000FF', secondary: '#E8ECFF' },
  LALQILA: { name: 'Laldune', primary: '#E00000', secondary: '#3D0000' },
  SAFEDX: { name: 'Safedarc', primary: '#FFFFFF', secondary: '#1C2A3A' },
  KAJALIN: { name: 'Kajalkey', primary: '#000000', secondary: '#FFFFFF' },
  JAMUNIA: { name: 'Jamunreach', primary: '#6A1B9A', secondary: '#F3E5F5', font_family: SERIF },
  PISTAWAY: { name: 'Pistaway', primary: '#A8D08D', secondary: '#2C4A1B', font_family: ROUND },
  CHANDNI: { name: 'Chandniport', primary: '#C7D3E3', secondary: '#24364D' },
  MITTICO: { name: 'Mittihollow', primary: '#8D5B3E', secondary: '#2E1A10' },
  SAGARIN: { name: 'Sagarwick', primary: '#006D77', secondary: '#EDF6F9' },
  TULSIFIN: {
    name: 'Tulsidell Finance',
    primary: '#3C6E47',
    secondary: '#F4F1DE',
    font_family: SERIF,
  },
  AASMANI: { name: 'Aasmanridge', primary: '#5BC0EB', secondary: '#0B3954', font_family: ROUND },
  BAADAMI: { name: 'Baadamcroft', primary: '#D9B48F', secondary: '#4B2E16' },
  ANARDANA: { name: 'Anardale', primary: '#B3123B', secondary: '#FBE9EE' },
  MAYURKA: { name: 'Mayurglen', primary: '#00A6A6', secondary: '#003D5B' },
  KHADIMIT: { name: 'Khadimarsh', primary: '#B8A88A', secondary: '#3E3524', font_family: SERIF },
  PARVATX: { name: 'Parvatedge', primary: '#455A64', secondary: '#ECEFF1' },
  LEHARPAY: { name: 'Leharbend', primary: '#7FDBFF', secondary: '#001F3F' },
  SINDOORA: { name: 'Sindoorhill', primary: '#D7263D', secondary: '#1B0A0D' },
  BANSURI: { name: 'Bansurilane', primary: '#9ACD32', secondary: '#2B3A0A' },
  KAMALINE: { name: 'Kamalmoor', primary: '#F49AC2', secondary: '#5E1238', font_family: ROUND },
  DEEPIKAA: { name: 'Deepvara', primary: '#FFB347', secondary: '#4D2A00' },
  VANSHIPO: { name: 'Vanshipoint', primary: '#283593', secondary: '#E8EAF6' },
};

function buildBrand(id: string, { name, primary, secondary, ...rest }: BrandRow): Brand {
  const { font_family = BRAND_FONTS[0] } = rest;
  return {
    id,
    name,
    logo: toDataUri(buildLogoSvg(name, primary, secondary)),
    font_source: getFontSource(font_family),
    font_family,
    primary,
    secondary,
    ...(rest.title === undefined ? {} : { title: rest.title }),
    ...(rest.title_hi === undefined ? {} : { hi: { title: rest.title_hi } }),
    tanc_apply: rest.tanc_apply ?? false,
  };
}

/** The 33 partner identifiers with their own brand, first the default partner TOPCLIND. */
export const PARTNER_IDENTIFIERS: readonly string[] = Object.keys(ROWS);

/** The brand of pages without a listed partner. */
export const DEFAULT_BRAND: Brand = buildBrand('DEFAULT', {
  name: 'Cedarloop',
  primary: '#4EC9DB',
  secondary: '#070050',
});

function mergeOwnBrand(brandOfRow: Brand, id: string, own: OwnBrand): Brand {
  const { name, name_hi, title, title_hi, logo, logo_wide, ...looks } = own;
  return {
    ...brandOfRow,
    ...looks,
    font_source: getFontSource(looks.font_family),
    id,
    name,
    logo: logo || toDataUri(buildLogoSvg(name, own.primary, own.secondary)),
    title: title || undefined,
    hi: { ...(name_hi && { name: name_hi }), ...(title_hi && { title: title_hi }) },
    logo_wide: logo_wide || undefined,
  };
}

/**
 * Returns the brand of a partner identifier in any letter case: the one that the partner has set itself, else that of
 * the whitelist, else the default brand.
 */
export function getBrand(identifier: string | null | undefined, own?: OwnBrand | null): Brand {
  const id = identifier?.trim().toUpperCase() ?? '';
  const row = Object.hasOwn(ROWS, id) ? ROWS[id] : undefined;
  const listed = row ? buildBrand(id, row) : DEFAULT_BRAND;
  return own ? mergeOwnBrand(listed, id, own) : listed;
}

/** Returns the initial values of a partner's brand studio: the current brand of the pages. */
export function toOwnBrand({ name, title, hi, logo, logo_wide, ...brandNow }: Brand): OwnBrand {
  const { font_family, primary, secondary } = brandNow;
  const [shippedFont] = BRAND_FONTS;
  return {
    name,
    name_hi: hi?.name ?? '',
    title: title ?? '',
    title_hi: hi?.title ?? '',
    // A drawn mark follows the name and the colours.
    logo: logo.startsWith('data:') ? '' : logo,
    logo_wide: logo_wide ?? '',
    font_family: BRAND_FONTS.find((font) => font === font_family) ?? shippedFont,
    primary,
    secondary,
  };
}
