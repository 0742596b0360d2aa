import { createTranslator } from '@marketplace/shared/i18n';
import { describe, expect, test } from 'vitest';
import { integration as en } from '../../i18n/en/integration';
import { integration as hi } from '../../i18n/hi/integration';
import { describeAnswer } from './describeAnswer';

const inEnglish = createTranslator({ integration: en });
const inHindi = createTranslator({ integration: hi });
const failed = (problem: string) => ({ response_status: null, problem });

describe('a delivery without an answer says why in words', () => {
  test.each([
    ['enotfound', 'not_found'],
    ['eai_again', 'lookup'],
    ['private', 'private'],
    ['econnrefused', 'refused'],
    ['econnreset', 'closed'],
    ['epipe', 'closed'],
    ['timeout', 'timeout'],
    ['etimedout', 'timeout'],
    ['ehostunreach', 'unreachable'],
    ['enetunreach', 'unreachable'],
    ['cert_has_expired', 'certificate'],
    ['depth_zero_self_signed_cert', 'certificate'],
    ['self_signed_cert_in_chain', 'certificate'],
    ['unable_to_verify_leaf_signature', 'certificate'],
    ['unable_to_get_issuer_cert_locally', 'certificate'],
    ['err_tls_cert_altname_invalid', 'certificate'],
    ['eproto', 'insecure'],
    ['err_ssl_wrong_version_number', 'insecure'],
    ['hpe_invalid_constant', 'not_http'],
  ] as const)('%s', (code, name) => {
    expect(describeAnswer(failed(code), inEnglish)).toBe(en.answers[name]);
    expect(describeAnswer(failed(code), inHindi)).toBe(hi.answers[name]);
  });
});

test('an unknown code is shown in the sentence', () => {
  expect(describeAnswer(failed('emfile'), inEnglish)).toBe('No answer (emfile)');
});

test.each([
  [200, 'The server accepted it (200)'],
  [301, 'The server redirects (301). Enter the final address'],
  [403, 'The server refused access (403)'],
  [410, 'Nothing is at this address (410)'],
  [503, 'The server answered with an error (503)'],
])('an answer with status %s says what it means', (response_status, text) => {
  expect(describeAnswer({ response_status, problem: '' }, inEnglish)).toBe(text);
  expect(describeAnswer({ response_status, problem: '' }, inHindi)).toContain(
    `(${response_status})`,
  );
});

test('nothing was tried yet is nothing', () => {
  expect(describeAnswer(failed(''), inEnglish)).toBe('');
});
