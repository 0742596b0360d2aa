import { paths } from '../paths';

interface Named {
  slug: string;
}

const withSlug = (path: string, { slug }: Named): string => path.replace(':lender', slug);

/** Paths of a lender's pages. */
export const lenderPath = (lender: Named): string => withSlug(paths.lender, lender);
export const handOverPath = (lender: Named): string => withSlug(paths.handOver, lender);
export const declinedPath = (lender: Named): string => withSlug(paths.lenderDeclined, lender);

/** Path of the page where the person enters a lender's code; Indialends has its own path. */
export const lenderCodePath = (lender: Named): string =>
  lender.slug === INDIALENDS ? paths.indialendsCode : withSlug(paths.lenderCode, lender);

/** Slug of the lender whose code page the specification names. */
export const INDIALENDS = 'indialends';
