/** Name of the view in the address. */
export const VIEW = 'view';

/** The views of the page; the first one has no name in the address. */
export const VIEWS = ['partners', 'applications', 'log'] as const;

export type View = (typeof VIEWS)[number];

/** Returns the view that an address names, or the first view. */
export const parseView = (name: string | null): View =>
  VIEWS.find((view) => view === name) ?? VIEWS[0];
