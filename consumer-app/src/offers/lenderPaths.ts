import { paths } from '../browser/paths';

interface Named {
  slug: string;
}

const at = (path: string, { slug }: Named): string => path.replace(':lender', slug);

/** Addresses of a lender's pages. */
export const lenderPath = (lender: Named): string => at(paths.lender, lender);
export const handOverPath = (lender: Named): string => at(paths.handOver, lender);
export const declinedPath = (lender: Named): string => at(paths.lenderDeclined, lender);

/** The page for a lender's code; one lender's is named by itself. */
export const lenderCodePath = (lender: Named): string =>
  lender.slug === INDIALENDS ? paths.indialendsCode : at(paths.lenderCode, lender);

/** The lender whose code page the specification names. */
export const INDIALENDS = 'indialends';
