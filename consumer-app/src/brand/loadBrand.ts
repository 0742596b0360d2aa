import { ApiError, getPartnerByName } from '@marketplace/shared/api';
import {
  type Brand,
  buildBrandCss,
  getBrand,
  getFaviconUri,
  withFunnel,
} from '@marketplace/shared/branding';
import { getBrowserStorage } from '@marketplace/shared/session';
import { api, session } from '../session';
import { OWN_BRAND } from './ownBrand';

function applyBrand(brand: Brand): void {
  const style = document.getElementById('brand') ?? document.createElement('style');
  style.id = 'brand';
  style.textContent = buildBrandCss(brand);
  document.head.append(style);
  document.querySelector('link[rel="icon"]')?.setAttribute('href', getFaviconUri(brand));
  if (brand.name === OWN_BRAND.name) return;
  // An installed app shows the partner's name and icon; the touch icon is the product's, so it is removed.
  const manifest = `/manifests/${brand.id.toLowerCase()}.webmanifest`;
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifest);
  document.querySelector('link[rel="apple-touch-icon"]')?.remove();
}

/**
 * Stores the brand of the last answer, for a visit on which the server does not answer. All tabs share it; it
 * holds no personal data.
 */
const STORAGE_KEY = 'brand';

const isCachedBrand = (value: unknown): value is { segment: string; brand: Brand } =>
  typeof value === 'object' && value !== null && 'segment' in value && 'brand' in value;

/** The segment's last brand on this device, otherwise the listed one. */
function readCachedBrand(segment: string): Brand {
  const kept: unknown = JSON.parse(getBrowserStorage()?.getItem(STORAGE_KEY) ?? 'null');
  return isCachedBrand(kept) && kept.segment === segment ? kept.brand : getBrand(segment);
}

function cacheBrand(segment: string, brand: Brand): void {
  try {
    getBrowserStorage()?.setItem(STORAGE_KEY, JSON.stringify({ segment, brand }));
  } catch {
    // If storage is full, the listed brand is used.
  }
}

/** Timeout for a segment that the person has used before; its brand is known without the server. */
const KNOWN_SEGMENT_TIMEOUT_MS = 3000;

/**
 * Loads the brand of a partner's URL segment and applies its colours and icon; undefined if no
 * partner has the segment.
 * @throws ApiError if the server cannot be reached and the segment is new
 */
export async function loadBrand(segment: string): Promise<{ brand: Brand } | undefined> {
  const known = session.urlSegment === segment;
  const timeout = known ? { timeoutMs: KNOWN_SEGMENT_TIMEOUT_MS } : {};
  const brand = await api.call(getPartnerByName, { params: { name: segment }, ...timeout }).then(
    ({ data }) => withFunnel(getBrand(data.name, data.brand), data.funnel),
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      if (known) return readCachedBrand(segment);
      throw error;
    },
  );
  if (brand === undefined) return undefined;
  applyBrand(brand);
  cacheBrand(segment, brand);
  return { brand };
}
