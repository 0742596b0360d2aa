import { getBrand, buildLogoSvg, buildWebManifest } from '@marketplace/shared/branding';
import type { NextFunction, Request, Response } from 'express';
import { Router } from 'express';
import type { Context } from '../../../context';
import { findPublicPartner } from '../../../data/partners/partners';

/**
 * Serves `/manifests/{segment}.webmanifest`, with which a phone installs the pages under the partner's name, and
 * `/manifests/{segment}.svg`, its icon, both in the current brand. Passes an unknown segment on to the pages.
 */
export function partnerManifests({ store }: Context): Router {
  const router = Router();
  const loadBrand = async (request: Request) => {
    const partner = await findPublicPartner(store, String(request.params['segment']));
    return partner && getBrand(partner.name, partner.brand);
  };
  type Brand = NonNullable<Awaited<ReturnType<typeof loadBrand>>>;
  const serve =
    (type: string, write: (brand: Brand, segment: string) => string) =>
    (request: Request, response: Response, next: NextFunction): void => {
      loadBrand(request).then((brand) => {
        if (!brand) return next();
        response.set('Cache-Control', 'no-cache');
        return response.type(type).send(write(brand, brand.id.toLowerCase()));
      }, next);
    };
  router.get(
    '/:segment.webmanifest',
    serve('application/manifest+json', (brand, segment) =>
      buildWebManifest(brand, `/${segment}`, [
        { src: `/manifests/${segment}.svg`, sizes: 'any', type: 'image/svg+xml' },
      ]),
    ),
  );
  router.get(
    '/:segment.svg',
    serve('image/svg+xml', ({ name, primary, secondary }) =>
      buildLogoSvg(name, primary, secondary),
    ),
  );
  return router;
}
