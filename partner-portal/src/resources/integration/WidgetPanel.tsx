import { CopyButton, Note, Panel, useTexts } from '@marketplace/shared/admin';
import { getOptions, type Partner } from '@marketplace/shared/schema';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useShownProducts } from '../../products';
import styles from './integration.module.css';
import { buildSnippet } from './snippet';

const OWN_PARTNER = { pagination: { page: 1, perPage: 1 } };

const LANGUAGES = { en: 'English', hi: 'हिन्दी' } as const;

/** Builds the tag of the widget from the partner's choices, and shows the widget. */
export function WidgetPanel() {
  const { translate, language } = useTexts();
  const shown = useShownProducts();
  const all = getOptions('product', language).filter(({ id }) => shown?.includes(id) ?? true);
  const [own, setChosen] = useState<readonly string[]>();
  const chosen = own ?? all.slice(0, 3).map(({ id }) => id);
  const [lang, setLang] = useState<keyof typeof LANGUAGES>(language);
  // A partner can read only its own record.
  const { data: [partner] = [] } = useGetList<Partner>('partners', OWN_PARTNER);
  const snippet = buildSnippet({
    origin: window.location.origin,
    segment: partner?.url_segment ?? '',
    lang,
    products: all.flatMap(({ id }) => (chosen.includes(id) ? [id] : [])),
  });
  const preview = translate('integration.preview');
  return (
    <Panel title={translate('integration.widget')}>
      <Note sx={{ mb: 2 }}>{translate('integration.widget_about')}</Note>
      <div className={styles['fields']}>
        <TextField
          select
          label={translate('integration.products')}
          value={chosen}
          onChange={({ target }) => {
            const next: unknown = target.value;
            // The widget needs a product to ask for.
            if (Array.isArray(next) && next.length > 0) setChosen(next.map(String));
          }}
          slotProps={{ select: { multiple: true } }}
        >
          {all.map(({ id, label }) => (
            <MenuItem key={id} value={id}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={translate('integration.language')}
          value={lang}
          onChange={({ target }) => setLang(target.value === 'hi' ? 'hi' : 'en')}
        >
          {Object.entries(LANGUAGES).map(([id, name]) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <div className={styles['code']}>
        <code>{snippet}</code>
        <CopyButton text={snippet} label={translate('integration.copy_snippet')} />
      </div>
      {partner && (
        <figure className={styles['preview']}>
          <figcaption>{preview}</figcaption>
          <iframe
            title={preview}
            sandbox="allow-scripts allow-popups"
            srcDoc={`<!doctype html><html lang="${lang}"><title>${preview}</title><body>${snippet}</body></html>`}
          />
        </figure>
      )}
    </Panel>
  );
}
