import type { AdminRole, Area } from '../api/area';
import {
  type ClientValueName,
  removeClientValue,
  setClientValue,
  getClientValue,
} from './clientValues';
import { decodeRole, encodeRole } from './role';

/** What a sign-in of each area answers, as far as the browser keeps it. */
export interface Sessions {
  admin: {
    token: string;
    adminId: number | string;
    role: AdminRole;
    mustChangePassword?: boolean | undefined;
  };
  partner: {
    token: string;
    partnerId: number | string;
    masquerade?: boolean;
    mustChangePassword?: boolean | undefined;
  };
  consumer: { token: string; userId: string };
}

/** Keeps a fresh session of `area` until the browser closes. */
export function saveSession<A extends Area>(area: A, session: Sessions[A]): void;
export function saveSession(area: Area, session: Sessions[Area]): void {
  if (area === 'admin' && 'adminId' in session) {
    setClientValue('adminToken', session.token);
    setClientValue('adminId', String(session.adminId));
    setClientValue('roleId', encodeRole(session.role));
    setClientValue('adminPasswordDue', session.mustChangePassword ?? false);
  } else if (area === 'partner' && 'partnerId' in session) {
    setClientValue('partnerToken', session.token);
    setClientValue('partnerId', String(session.partnerId));
    setClientValue('isPartner', true);
    setClientValue('masquerade', session.masquerade ?? false);
    setClientValue('partnerPasswordDue', session.mustChangePassword ?? false);
  } else if (area === 'consumer' && 'userId' in session) {
    setClientValue('accessToken', session.token);
    setClientValue('userId', session.userId);
  }
}

const tokenNames = {
  admin: 'adminToken',
  partner: 'partnerToken',
  consumer: 'accessToken',
} as const satisfies Record<Area, ClientValueName>;

const passwordDueNames = { admin: 'adminPasswordDue', partner: 'partnerPasswordDue' } as const;

/** Whether the server takes nothing but a new password from whoever is signed in to a console. */
export function isPasswordDue(area: 'admin' | 'partner'): boolean {
  return getClientValue(passwordDueNames[area]) === true;
}

/** Keeps the token that a new password brought. */
export function replaceToken(area: 'admin' | 'partner', token: string): void {
  setClientValue(tokenNames[area], token);
  removeClientValue(passwordDueNames[area]);
}

/** The bearer token of an area. */
export function readToken(area: Area): string | undefined {
  return getClientValue(tokenNames[area]);
}

/** The signed-in admin's role; `undefined` when nobody is, or when the kept value was edited. */
export function readRole(): AdminRole | undefined {
  return decodeRole(getClientValue('roleId'));
}

/** Who is signed in to an area, for keys of drafts and preferences. */
export function readUser(area: Area): string | undefined {
  return getClientValue(area === 'admin' ? 'adminId' : area === 'partner' ? 'partnerId' : 'userId');
}

const credentials: Record<Area, readonly ClientValueName[]> = {
  admin: ['adminToken', 'roleId', 'adminId', 'adminPasswordDue'],
  partner: ['partnerToken', 'partnerPasswordDue'],
  consumer: ['accessToken'],
};

/** What a dead token takes with it (specification, section 4). */
export function clearCredentials(area: Area): void {
  removeClientValue(...credentials[area]);
}

const applicationData: Record<Area, readonly ClientValueName[]> = {
  admin: [],
  partner: ['partnerId', 'isPartner', 'masquerade'],
  consumer: [
    'userId',
    'merchantId',
    'lead',
    'qr',
    'url',
    'appId',
    'prospectAppId',
    'urlSegment',
    'productType',
    'productId',
    'cardDetails',
    'utm',
  ],
};

/** What a logout takes with it: the credentials and every kept value of that area, no other's. */
export function clearApplicationData(area: Area): void {
  clearCredentials(area);
  removeClientValue(...applicationData[area]);
}
