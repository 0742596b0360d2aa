import { ApiError, getPartnerByName } from '@marketplace/shared/api';
import { type Brand, brandCss, brandFor, faviconUri } from '@marketplace/shared/branding';
import { api } from './api';

function dress(brand: Brand): void {
  const style = document.getElementById('brand') ?? document.createElement('style');
  style.id = 'brand';
  style.textContent = brandCss(brand);
  document.head.append(style);
  document.querySelector('link[rel="icon"]')?.setAttribute('href', faviconUri(brand));
}

/** The brand behind a partner's door, with its colours and icon put on the page; nothing where there is no such door. */
export async function loadBrand(segment: string): Promise<{ brand: Brand } | undefined> {
  try {
    const { data } = await api.call(getPartnerByName, { params: { name: segment } });
    const brand = brandFor(data.name);
    dress(brand);
    return { brand };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
