import { paths } from '../paths';

interface Named {
  slug: string;
}

const withSlug = (path: string, { slug }: Named): string => path.replace(':lender', slug);

/** Paths of a lender's pages. */
export const getLenderPath = (lender: Named): string => withSlug(paths.lender, lender);
export const getHandOverPath = (lender: Named): string => withSlug(paths.handOver, lender);
export const getDeclinedPath = (lender: Named): string => withSlug(paths.lenderDeclined, lender);

/** Path of the page where the person enters a lender's code; Indialends has its own path. */
export const getLenderCodePath = (lender: Named): string =>
  lender.slug === INDIALENDS ? paths.indialendsCode : withSlug(paths.lenderCode, lender);

/** Slug of the lender whose code page the specification names. */
export const INDIALENDS = 'indialends';
