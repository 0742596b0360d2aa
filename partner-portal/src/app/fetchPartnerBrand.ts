import { getPartnerByName } from '@marketplace/shared/api';
import { type Brand, getBrand } from '@marketplace/shared/branding';
import { client } from './signInGate';

/**
 * Fetches the brand of the partner in an address. Loads only for such an address: the sign-in of everybody else does
 * without the rules of a partner's record.
 * @throws ApiError
 */
export async function fetchPartnerBrand(segment: string, signal: AbortSignal): Promise<Brand> {
  const { data } = await client.call(getPartnerByName, { params: { name: segment }, signal });
  return getBrand(data.name, data.brand);
}
