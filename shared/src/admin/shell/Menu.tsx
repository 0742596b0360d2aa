import ListSubheader from '@mui/material/ListSubheader';
import { Fragment } from 'react';
import { Menu as RaMenu, useTranslate } from 'react-admin';
import { useMatch } from 'react-router-dom';
import type { MenuLink } from './buildMenu';
import { useMenu } from './useMenu';

function Entry({ link: { to, label, icon: Icon, badge: Badge } }: { link: MenuLink }) {
  const translate = useTranslate();
  const current = useMatch({ path: to, end: to === '/' });
  return (
    <RaMenu.Item
      to={to}
      // Links of a page, not the commands of a menu.
      role="link"
      aria-current={current ? 'page' : undefined}
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

/** The links of a console under their headings; what whoever is signed in may not see is not there. */
export function Menu() {
  const translate = useTranslate();
  const menu = useMenu();
  return (
    <nav aria-label={translate('console.menu.label')}>
      <RaMenu component="div" role="presentation" variant="menu">
        {menu.map(({ group, links }) => (
          <Fragment key={group}>
            <ListSubheader component="p" disableSticky>
              <span>{translate(`console.menu.groups.${group}`)}</span>
            </ListSubheader>
            {links.map((link) => (
              <Entry key={link.to} link={link} />
            ))}
          </Fragment>
        ))}
      </RaMenu>
    </nav>
  );
}
