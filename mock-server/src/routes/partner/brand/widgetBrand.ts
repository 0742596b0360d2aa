import { getBrand } from '@marketplace/shared/branding';
import type { Language } from '@marketplace/shared/i18n';
import { getOptionLabel } from '@marketplace/shared/schema';
import type { Request, Response } from 'express';
import { Router } from 'express';
import type { Context, Store } from '../../../context';
import { findPartner, readBrandNames } from '../../../data/partners/partners';
import { readShownProducts } from '../../../data/partners/shownProducts';
import { limitPerMinute } from '../../../middleware/throttle';

const LOADS_PER_MINUTE = 600;

/**
 * Reads what the widget of a partner's site shows: the brand's name and colour, and the names of the products
 * that its pages show.
 */
async function readWidgetBrand(store: Store, segment: string) {
  const partner = await findPartner(store, segment);
  if (!partner) return undefined;
  const own = await store.get('partner_brands', partner.id);
  const shown = await readShownProducts(store, partner.id);
  const nameProducts = (language: Language): Record<string, string> =>
    Object.fromEntries(shown.map((id) => [id, getOptionLabel('product', id, language)]));
  return {
    name: await readBrandNames(store, partner.id),
    color: getBrand(partner.name, own?.brand).primary,
    products: { en: nameProducts('en'), hi: nameProducts('hi') },
  };
}

/**
 * Serves `/partner/widget/{segment}.js`: a script that hands the brand of today to the widget that loads it. It is a
 * script because a site that allows the widget's script may allow no other requests.
 */
export function widgetBrands({ store, config, createCounter }: Context): Router {
  const router = Router();
  if (config.rateLimits) router.use(limitPerMinute('widgets', LOADS_PER_MINUTE, { createCounter }));
  async function send(request: Request, response: Response): Promise<boolean> {
    const brand = await readWidgetBrand(store, String(request.params['segment']));
    if (!brand) return false;
    response.set('Cross-Origin-Resource-Policy', 'cross-origin').set('Cache-Control', 'no-cache');
    const event = `new CustomEvent('brand',{detail:${JSON.stringify(brand)}})`;
    response.type('text/javascript').send(`document.currentScript.dispatchEvent(${event});\n`);
    return true;
  }
  router.get('/:segment.js', (request, response, next) => {
    send(request, response).then((found) => found || next(), next);
  });
  return router;
}
