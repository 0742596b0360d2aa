import { MENU_GROUPS, type MenuEntry, type MenuGroup } from '../../manifest';
import type { ConsoleSetup } from '../../context/consoleContext';

export interface MenuLink extends MenuEntry {
  /** Path below the console's own. */
  to: string;
}

export interface MenuSection {
  group: MenuGroup;
  links: MenuLink[];
}

/** The resource that decides on access to a path of the console: the first segment. */
export const getMenuResource = (path: string): string => path.split('/', 2)[1] ?? '';

interface MenuParts extends Pick<ConsoleSetup, 'resources' | 'pages'> {
  /** Whether the auth provider allows each resource. */
  canAccess: Readonly<Record<string, boolean>>;
}

/** The menu of the signed-in person, without pages that they may not see and without empty groups. */
export function buildMenu({ resources, pages, canAccess }: MenuParts): MenuSection[] {
  const links: (MenuLink & { hidden?: boolean })[] = [
    ...pages.map((page) => ({ ...page, to: page.path })),
    ...resources.flatMap((one) => (one.list ? [{ ...one, to: `/${one.name}` }] : [])),
  ];
  const shown = links.filter(({ hidden, to }) => !hidden && canAccess[getMenuResource(to)]);
  return MENU_GROUPS.map((group) => ({
    group,
    links: shown.filter((link) => link.group === group),
  })).filter(({ links: own }) => own.length > 0);
}
