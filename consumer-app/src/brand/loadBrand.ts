import { ApiError, getPartnerByName } from '@marketplace/shared/api';
import { type Brand, brandCss, brandFor, faviconUri } from '@marketplace/shared/branding';
import { api } from '../browser/api';
import { OWN_BRAND } from './ownBrand';
import { session } from '../session/session';

function dress(brand: Brand): void {
  const style = document.getElementById('brand') ?? document.createElement('style');
  style.id = 'brand';
  style.textContent = brandCss(brand);
  document.head.append(style);
  document.querySelector('link[rel="icon"]')?.setAttribute('href', faviconUri(brand));
  if (brand.name === OWN_BRAND.name) return;
  // Who installs these pages gets what they see; the picture for the home screen is the product's.
  const manifest = `/manifests/${brand.id.toLowerCase()}.webmanifest`;
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifest);
  document.querySelector('link[rel="apple-touch-icon"]')?.remove();
}

/** A door that was used before is not waited for longer: its brand is known here. */
const PATIENCE_MS = 3000;

/** The brand behind a partner's door, with its colours and icon put on the page; nothing where there is no such door. */
export async function loadBrand(segment: string): Promise<{ brand: Brand } | undefined> {
  const known = session.urlSegment === segment;
  const patience = known ? { timeoutMs: PATIENCE_MS } : {};
  const id = await api.call(getPartnerByName, { params: { name: segment }, ...patience }).then(
    ({ data }) => data.name,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      if (known) return segment;
      throw error;
    },
  );
  if (id === undefined) return undefined;
  const brand = brandFor(id);
  dress(brand);
  return { brand };
}
