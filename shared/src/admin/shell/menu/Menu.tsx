import ListSubheader from '@mui/material/ListSubheader';
import { Fragment, useEffect, useRef } from 'react';
import { Menu as RaMenu, useTranslate } from 'react-admin';
import { matchPath, useLocation } from 'react-router-dom';
import type { MenuLink } from './buildMenu';
import { useMenu } from './useMenu';

interface EntryProps {
  link: MenuLink;
  isCurrent: boolean;
}

function Entry({ link: { to, label, icon: Icon, badge: Badge }, isCurrent }: EntryProps) {
  const translate = useTranslate();
  return (
    <RaMenu.Item
      to={to}
      // Links of a page, not the commands of a menu.
      role="link"
      aria-current={isCurrent ? 'page' : undefined}
      primaryText={
        Badge ? (
          <>
            {translate(label)} <Badge />
          </>
        ) : (
          label
        )
      }
      leftIcon={<Icon fontSize="small" />}
    />
  );
}

/** The links of a console under their headings, without those that the person may not see. */
export function Menu() {
  const translate = useTranslate();
  const menu = useMenu();
  const { pathname } = useLocation();
  // An entry's page may be below another entry's page, so the longest matching address is the open page's.
  const [current] = menu
    .flatMap(({ links }) => links.map(({ to }) => to))
    .filter((to) => matchPath({ path: to, end: to === '/' }, pathname))
    .toSorted((a, b) => b.length - a.length);
  const list = useRef<HTMLElement>(null);
  // The menu is longer than most screens, so scroll to the current page after it was opened by its address. Do not
  // call `scrollIntoView`: after it, Tab continues from there instead of from the start of the page.
  useEffect(() => {
    const nav = list.current;
    const entry = nav?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (!nav || !entry) return;
    const frame = nav.getBoundingClientRect();
    if (entry.bottom > frame.bottom) nav.scrollTop += entry.bottom - frame.bottom;
    else if (entry.top < frame.top) nav.scrollTop -= frame.top - entry.top;
  }, [current]);
  return (
    <nav ref={list} aria-label={translate('console.menu.label')}>
      <RaMenu component="div" role="presentation" variant="menu">
        {menu.map(({ group, links }) => (
          <Fragment key={group}>
            <ListSubheader component="p" disableSticky>
              <span>{translate(`console.menu.groups.${group}`)}</span>
            </ListSubheader>
            {links.map((link) => (
              <Entry key={link.to} link={link} isCurrent={link.to === current} />
            ))}
          </Fragment>
        ))}
      </RaMenu>
    </nav>
  );
}
