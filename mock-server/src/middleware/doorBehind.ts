import { getPartnerByName } from '@marketplace/shared/api';

const patienceMilliseconds = 5_000;

/** Asks the server behind whether a partner has a segment for its door; rejects where it does not answer. */
export const doorBehind =
  (target: string) =>
  async (segment: string): Promise<boolean> => {
    const path = getPartnerByName.path.replace(':name', encodeURIComponent(segment));
    const signal = AbortSignal.timeout(patienceMilliseconds);
    const { status } = await fetch(new URL(path, target), { signal });
    return status !== 404;
  };
