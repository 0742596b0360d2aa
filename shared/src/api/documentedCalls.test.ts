import { expect, test } from 'vitest';
import { ENDPOINTS } from '.';

test('every call of section 7 is declared, each with an id and a path of its own', () => {
  const documented = [
    'POST /api/logout',
    'GET /api/get-partner-by-name/:name',
    'GET /api/user/:id',
    'GET /api/getMaskInfo/:id',
    'POST /api/s3-upload-file',
    'POST /api/update-partner-utm/:partnerId',
    'POST /api/update-partner-revenue-data/:partnerId',
    'POST /api/update-lender-data',
    'POST /api/update-credit-card-data',
    'GET /api/get-credit-cards-data',
    'POST /api/create-credit-card',
    'POST /api/safe-delete-credit-card',
    'POST /api/set-language',
    'POST /api/getLanguages',
    'GET /api/search-list/:language',
    'GET /api/search-list/:language/:id',
    'POST /api/gold-loans/:id',
    'POST /api/housing-loan/:id',
    'GET /api/partner/get-revenue',
    'POST /api/upload-application-status-file',
    'GET /api/get-lenders-data',
    'GET /api/get-lender-data/:lenderId',
    'POST /api/create-lender',
    'POST /api/safe-delete-lender',
    'GET /api/lender-group/get-all',
    'POST /api/lender-group/create',
    'GET /api/lender-revenue/get/:lenderId',
    'GET /api/lender-revenue/get-types',
    'POST /api/lender-revenue/create',
    'POST /api/lender-revenue/update',
    'POST /api/lender-revenue/delete/:id',
    'POST /api/lender-revenue/set-order',
  ];
  const declared = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect(declared).toEqual(expect.arrayContaining(documented));
  expect(new Set(declared).size).toBe(declared.length);
  expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
});

test('no two calls take the same address, so that the order of their handlers says nothing', () => {
  const overlaps = ENDPOINTS.flatMap((one) =>
    ENDPOINTS.filter(({ id, method, path }) => {
      const [parts, others] = [one.path.split('/'), path.split('/')];
      return (
        id < one.id &&
        method === one.method &&
        parts.length === others.length &&
        parts.every(
          (part, index) =>
            part === others[index] || part.startsWith(':') || others[index]?.startsWith(':'),
        )
      );
    }).map(({ path }) => `${path} and ${one.path}`),
  );
  expect(overlaps).toEqual([]);
});
