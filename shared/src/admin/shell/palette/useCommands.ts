import { useCanAccessResources, useLocaleState } from 'react-admin';
import { useTranslate } from '../../../ui';
import { LANGUAGES } from '../../../i18n';
import { useConsole } from '../../context/consoleContext';
import { useMenu } from '../menu/useMenu';
import { usePreference } from '../../preferences/preferences';
import type { Command } from '../../context/command';

const MODES = ['light', 'dark', 'system'] as const;

/** Returns the pages that the signed-in person may open. */
export function usePageCommands(): Command[] {
  const translate = useTranslate();
  return useMenu().flatMap(({ links }) =>
    links.map(({ to, label }) => ({
      key: to,
      group: 'pages' as const,
      label: translate(label),
      to,
    })),
  );
}

/** Returns what the signed-in person may do from every page. */
export function useActionCommands(onShowShortcuts: () => void): Command[] {
  const translate = useTranslate();
  const { preferences, logout, isMasquerade, isReadOnly, created = [] } = useConsole();
  const [, setLocale] = useLocaleState();
  const [language, setLanguage] = usePreference(preferences, 'language');
  const [mode, setMode] = usePreference(preferences, 'mode');
  const { canAccess = {} } = useCanAccessResources({
    resources: created.map(({ resource }) => resource),
    action: 'create',
  });
  const actions: Omit<Command, 'group'>[] = [
    ...created
      .filter(({ resource }) => canAccess[resource] === true && !isReadOnly)
      .map(({ resource, label, path = `/${resource}` }) => ({
        key: `create ${resource}`,
        label: translate(label),
        to: `${path}?create=1`,
      })),
    ...LANGUAGES.filter((other) => other !== language).map((other) => ({
      key: `language ${other}`,
      label: translate(`kit.palette.language_${other}`),
      run: () => {
        setLanguage(other);
        setLocale(other);
      },
    })),
    ...MODES.filter((other) => other !== mode).map((other) => ({
      key: `mode ${other}`,
      label: `${translate('console.mode.label')}: ${translate(`console.mode.${other}`)}`,
      run: () => setMode(other),
    })),
    ...(isMasquerade
      ? []
      : [
          { key: 'password', label: translate('account.password'), to: '/account/password' },
          { key: 'sessions', label: translate('account.sessions'), to: '/account/sessions' },
          {
            key: 'second-factor',
            label: translate('account.second_factor.title'),
            to: '/account/second-factor',
          },
        ]),
    { key: 'shortcuts', label: translate('kit.palette.shortcuts'), run: onShowShortcuts },
    { key: 'logout', label: translate('console.logout'), run: () => void logout('asked') },
  ];
  return actions.map((action) => ({ ...action, group: 'actions' }));
}
