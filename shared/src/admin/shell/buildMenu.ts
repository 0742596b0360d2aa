import { MENU_GROUPS, type MenuEntry, type MenuGroup } from '../manifest';
import type { ConsoleSetup } from './consoleContext';

export interface MenuLink extends MenuEntry {
  /** Path below the console's own. */
  to: string;
  /** Has no pages of its own below it. */
  exact: boolean;
}

export interface MenuSection {
  group: MenuGroup;
  links: MenuLink[];
}

/** The menu of whoever is signed in: what they may not see is not there, nor a heading without links. */
export function buildMenu({
  resources,
  pages,
  mayVisit,
}: Pick<ConsoleSetup, 'resources' | 'pages' | 'mayVisit'>): MenuSection[] {
  const links: (MenuLink & { hidden?: boolean })[] = [
    ...pages.map((page) => ({ ...page, to: page.path, exact: true })),
    ...resources.flatMap((one) => (one.list ? [{ ...one, to: `/${one.name}`, exact: false }] : [])),
  ];
  const shown = links.filter(({ hidden, to }) => !hidden && mayVisit(to));
  return MENU_GROUPS.map((group) => ({
    group,
    links: shown.filter((link) => link.group === group),
  })).filter(({ links: own }) => own.length > 0);
}
