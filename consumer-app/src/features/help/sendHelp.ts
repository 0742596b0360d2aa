import type { HelpRequest } from '@marketplace/shared/schema';

/** Where requests go: a web-to-case endpoint outside, and the organisation's id there. */
export interface HelpDesk {
  url: string;
  organisation: string;
}

/**
 * Posts a request form-encoded to the help desk. Answers whether it really went: an endpoint of
 * another origin does not let its answer be read, so that an answer of any kind counts.
 */
export async function sendHelp(
  { url, organisation }: HelpDesk,
  request: HelpRequest,
  post: typeof fetch = fetch,
): Promise<boolean> {
  if (!url) return false;
  const body = new URLSearchParams({
    orgid: organisation,
    name: request.contactName,
    email: request.email,
    phone: request.phoneNumber,
    company: request.company,
    description: request.description,
  });
  try {
    await post(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', body });
    return true;
  } catch {
    return false;
  }
}
