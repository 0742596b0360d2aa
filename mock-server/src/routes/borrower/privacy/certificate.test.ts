import { expect, test } from 'vitest';
import { toCertificateView, issueCertificate } from './certificate';

test('a certificate with changed counts, time or request does not match its hash', () => {
  const entries = [{ collection: 'users', action: 'blank', count: 1, reason: 'links' }] as const;
  const steps = entries.map((entry) => ({ ...entry, run: async () => undefined }));
  const certificate = issueCertificate('E-2222-3333', 'run', steps);
  const isValid = (changed: object, reference = 'E-2222-3333') =>
    toCertificateView({ reference, certificate: { ...certificate, ...changed } })?.valid;
  expect(isValid({})).toBe(true);
  expect(isValid({ entries: [{ ...entries[0], count: 2 }] })).toBe(false);
  expect(isValid({ erased_at: '2030-01-01T00:00:00.000Z' })).toBe(false);
  expect(isValid({ job_run: 'another' })).toBe(false);
  expect(isValid({}, 'E-2222-4444')).toBe(false);
});
