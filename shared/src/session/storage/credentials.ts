import type { AdminRole, Area } from '../../resources/area';
import {
  type ClientValueName,
  removeClientValue,
  setClientValue,
  getClientValue,
} from './clientValues';
import { decodeRole, encodeRole } from '../role';

/** The part of each area's sign-in answer that the browser keeps. */
export interface Sessions {
  admin: {
    token: string;
    adminId: number | string;
    role: AdminRole;
    mustChangePassword?: boolean | undefined;
    mustSetSecondFactor?: boolean | undefined;
  };
  partner: {
    token: string;
    partnerId: number | string;
    masquerade?: boolean;
    /** Whether the admin who acts as the partner may change anything. */
    write?: boolean;
    mustChangePassword?: boolean | undefined;
    mustSetSecondFactor?: boolean | undefined;
  };
  consumer: { token: string; userId: string };
}

/** Stores a new session of `area` until the browser closes. */
export function saveSession<A extends Area>(area: A, session: Sessions[A]): void;
export function saveSession(area: Area, session: Sessions[Area]): void {
  if (area === 'admin' && 'adminId' in session) {
    setClientValue('adminToken', session.token);
    setClientValue('adminId', String(session.adminId));
    setClientValue('roleId', encodeRole(session.role));
    setClientValue('adminPasswordDue', session.mustChangePassword ?? false);
    setClientValue('adminSecondFactorDue', session.mustSetSecondFactor ?? false);
  } else if (area === 'partner' && 'partnerId' in session) {
    setClientValue('partnerToken', session.token);
    setClientValue('partnerId', String(session.partnerId));
    setClientValue('isPartner', true);
    setClientValue('masquerade', session.masquerade ?? false);
    setClientValue('masqueradeWrite', session.write ?? false);
    setClientValue('partnerPasswordDue', session.mustChangePassword ?? false);
    setClientValue('partnerSecondFactorDue', session.mustSetSecondFactor ?? false);
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

/** Whether the person signed in to a console must set a new password before anything else. */
export function isPasswordDue(area: 'admin' | 'partner'): boolean {
  return getClientValue(passwordDueNames[area]) === true;
}

const factorDueNames = {
  admin: 'adminSecondFactorDue',
  partner: 'partnerSecondFactorDue',
} as const;

/** Whether the person signed in to a console must set up a second factor before anything else. */
export function isSecondFactorDue(area: 'admin' | 'partner'): boolean {
  return getClientValue(factorDueNames[area]) === true;
}

/** Notes that the person has set up a second factor. */
export function recordSecondFactor(area: 'admin' | 'partner'): void {
  removeClientValue(factorDueNames[area]);
}

/** Stores the new token that the server returns after a password change. */
export function replaceToken(area: 'admin' | 'partner', token: string): void {
  setClientValue(tokenNames[area], token);
  removeClientValue(passwordDueNames[area]);
}

export function readToken(area: Area): string | undefined {
  return getClientValue(tokenNames[area]);
}

/** Reads the signed-in admin's role, `undefined` when no admin is signed in or somebody edited the cookie. */
export function readRole(): AdminRole | undefined {
  return decodeRole(getClientValue('roleId'));
}

/** Reads the id of the person signed in to an area. Drafts and preferences use it in their keys. */
export function readUser(area: Area): string | undefined {
  return getClientValue(area === 'admin' ? 'adminId' : area === 'partner' ? 'partnerId' : 'userId');
}

const credentials: Record<Area, readonly ClientValueName[]> = {
  admin: ['adminToken', 'roleId', 'adminId', 'adminPasswordDue', 'adminSecondFactorDue'],
  partner: ['partnerToken', 'partnerPasswordDue'],
  consumer: ['accessToken'],
};

/** Deletes the values that end with the token of an area (specification, section 4). */
export function clearCredentials(area: Area): void {
  removeClientValue(...credentials[area]);
}

const applicationData: Record<Area, readonly ClientValueName[]> = {
  admin: [],
  partner: ['partnerId', 'isPartner', 'masquerade', 'masqueradeWrite'],
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

/** Deletes an area's credentials and its other stored values, as a logout does. Other areas keep theirs. */
export function clearApplicationData(area: Area): void {
  clearCredentials(area);
  removeClientValue(...applicationData[area]);
}
