import type { HelpRequest } from '@marketplace/shared/schema';

/** The external web-to-case endpoint that receives requests, and the organisation's id there. */
export interface HelpDesk {
  url: string;
  organisation: string;
}

/**
 * Posts a form-encoded request to the help desk and resolves to whether it was sent. The browser
 * does not let the app read the response of another origin, so any response counts as success.
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
