/** Name of the view in the address. */
export const VIEW = 'view';

/** The views of the page, the first one without a name in the address. */
export const VIEWS = ['partners', 'applications', 'log'] as const;

export type View = (typeof VIEWS)[number];

/** The view that an address names; the first for any other word. */
export const parseView = (name: string | null): View =>
  VIEWS.find((view) => view === name) ?? VIEWS[0];
