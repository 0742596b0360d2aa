import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import SettingsBrightness from '@mui/icons-material/SettingsBrightnessOutlined';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Language } from '../../../i18n';
import { LanguageSwitch } from '../../../ui';
import { type Preferences, usePreference } from '../../preferences/preferences';
import { useConsole } from '../../context/consoleContext';

const modes = [
  { value: 'light', Icon: LightMode },
  { value: 'dark', Icon: DarkMode },
  { value: 'system', Icon: SettingsBrightness },
] as const;

export function Settings() {
  const translate = useTranslate();
  const { preferences } = useConsole();
  const [, setLocale] = useLocaleState();
  const [language, setLanguage] = usePreference(preferences, 'language');
  const [mode, setMode] = usePreference(preferences, 'mode');
  const choose = (next: Language) => {
    setLanguage(next);
    setLocale(next);
  };
  return (
    <Stack direction="row" spacing={1.5}>
      <LanguageSwitch language={language} onChange={choose} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={translate('console.mode.label')}
        onChange={(_, next: Preferences['mode'] | null) => {
          if (next) setMode(next);
        }}
      >
        {modes.map(({ value, Icon }) => (
          <ToggleButton
            key={value}
            value={value}
            aria-label={translate(`console.mode.${value}`)}
            title={translate(`console.mode.${value}`)}
          >
            <Icon fontSize="small" />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
