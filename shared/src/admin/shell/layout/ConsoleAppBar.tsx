import Stack from '@mui/material/Stack';
import { AppBar } from 'react-admin';
import { BrandMark, useTranslate } from '../../../ui';
import { PaletteButton } from '../palette/PaletteButton';
import styles from './appBar.module.css';
import { useConsole } from '../../context/consoleContext';
import { ConsoleUserMenu } from './ConsoleUserMenu';
import { Settings } from './Settings';

/** The bar above every page: the brand and the way to the menu on a phone, the settings on a desktop. */
export function ConsoleAppBar({ wide }: { wide: boolean }) {
  const translate = useTranslate();
  const { brand, isMasquerade, tools } = useConsole();
  return (
    <AppBar
      alwaysOn
      position="static"
      color="inherit"
      className={wide ? styles['wide'] : styles['phone']}
      toolbar={
        <>
          <PaletteButton />
          {tools}
          {wide && (
            <section aria-label={translate('console.settings')}>
              <Settings />
            </section>
          )}
        </>
      }
      userMenu={isMasquerade ? false : <ConsoleUserMenu />}
    >
      <Stack
        component="span"
        direction="row"
        spacing={1.25}
        sx={{ flexWrap: 'nowrap', flex: '1', minWidth: 0, fontWeight: 650 }}
      >
        {!wide && <BrandMark brand={brand} size={28} />}
      </Stack>
    </AppBar>
  );
}
