import type { KeyCall } from './calls/partner/integration';
import { IDEMPOTENCY_HEADER } from './endpoint';

/** The parts of a call that its example needs. */
export type ExampleCall = Pick<KeyCall, 'method' | 'path' | 'parameters' | 'body'>;

/** Languages of the examples. Each reads the key from the environment variable `API_KEY`, and an id from `ID`. */
export const EXAMPLE_LANGUAGES = ['curl', 'javascript', 'python'] as const;
export type ExampleLanguage = (typeof EXAMPLE_LANGUAGES)[number];

/** The values that the examples send. They leave out the other fields. */
const SAMPLES: Readonly<Record<string, string>> = {
  product: 'personal_loan',
  first_name: 'Asha',
  stage: 'applied',
  status: 'approved',
  customer_name: 'Asha Rao',
  mobile_phone_number: '9811000000',
  postal_code: '560001',
  language: 'en',
};

/** Whether a call creates something, so that its example sends a key with which it may be sent again. */
const isKeyed = ({ parameters }: ExampleCall): boolean =>
  parameters.some(({ name }) => name === IDEMPOTENCY_HEADER);

const NEWEST_TEN = `?range=${encodeURIComponent('[0,9]')}&sort=${encodeURIComponent('["created_at","DESC"]')}`;

/** Returns the body of an example as JSON, which JavaScript and Python read, too; undefined for a call without one. */
function writeBody({ body }: ExampleCall): string | undefined {
  const sent = body.flatMap(({ name }) => (name in SAMPLES ? [[name, SAMPLES[name]]] : []));
  return sent.length > 0 ? JSON.stringify(Object.fromEntries(sent)) : undefined;
}

/** Returns the address of an example, with the language's placeholder for the id. */
function writeUrl(origin: string, { path, parameters }: ExampleCall, id: string): string {
  const isList = parameters.some(({ name }) => name === 'range');
  return `${origin}${path.replace('{id}', id)}${isList ? NEWEST_TEN : ''}`;
}

function toCurl(origin: string, call: ExampleCall): string {
  const body = writeBody(call);
  const sent = body ? ` \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'` : '';
  const [before, key] = isKeyed(call)
    ? [
        '# If no answer comes, send the request again with the same KEY.\nKEY=$(openssl rand -hex 16)\n',
        ` \\\n  -H "${IDEMPOTENCY_HEADER}: $KEY"`,
      ]
    : ['', ''];
  return `${before}curl -sS -X ${call.method} "${writeUrl(origin, call, '$ID')}" \\\n  -H "Authorization: Bearer $API_KEY"${key}${sent}`;
}

function toJavaScript(origin: string, call: ExampleCall): string {
  const body = writeBody(call);
  const type = body ? `, 'Content-Type': 'application/json'` : '';
  const sent = body ? `\n  body: JSON.stringify(${body}),` : '';
  const id = call.path.includes('{id}') ? ', ID' : '';
  const [before, key] = isKeyed(call)
    ? [
        '// If no answer comes, send the request again with the same key.\nconst key = crypto.randomUUID();\n',
        `, '${IDEMPOTENCY_HEADER}': key`,
      ]
    : ['', ''];
  return `const { API_KEY${id} } = process.env;
${before}const response = await fetch(\`${writeUrl(origin, call, '${ID}')}\`, {
  method: '${call.method}',
  headers: { Authorization: \`Bearer \${API_KEY}\`${key}${type} },${sent}
});
console.log(await response.text());`;
}

function toPython(origin: string, call: ExampleCall): string {
  const body = writeBody(call);
  const type = body ? `, "Content-Type": "application/json"` : '';
  const id = call.path.includes('{id}') ? '.replace("{id}", os.environ["ID"])' : '';
  const [library, before, key] = isKeyed(call)
    ? [
        ', uuid',
        '# If no answer comes, send the request again with the same key.\nkey = str(uuid.uuid4())\n',
        `, "${IDEMPOTENCY_HEADER}": key`,
      ]
    : ['', '', ''];
  return `import json, os, urllib.request${library}

${before}request = urllib.request.Request(
    "${writeUrl(origin, call, '{id}')}"${id},
    method="${call.method}",
    headers={"Authorization": "Bearer " + os.environ["API_KEY"]${key}${type}},
    data=${body ? `json.dumps(${body}).encode()` : 'None'},
)
print(urllib.request.urlopen(request).read().decode())`;
}

/** Writes an example for a server at `origin`. */
export function writeExample(origin: string, call: ExampleCall, language: ExampleLanguage): string {
  if (language === 'curl') return toCurl(origin, call);
  return language === 'javascript' ? toJavaScript(origin, call) : toPython(origin, call);
}

/** An event as a webhook receives it. */
export const SAMPLE_EVENT = {
  type: 'lead.created',
  timestamp: '2026-11-25T09:30:00.000Z',
  data: {
    id: '4f0c6a8e-6d9b-4d6e-9a51-0a6f4a1f2c11',
    reference: 'L-4T92-BWF5',
    product: 'personal_loan',
    stage: 'signed_in',
  },
} as const;

/**
 * Checks by Standard Webhooks that an event comes from the marketplace, in each language. The secret is in
 * the environment variable `WEBHOOK_SECRET`; in the shell, so are the headers and the body.
 */
export const SIGNATURE_CHECKS: Readonly<Record<ExampleLanguage, string>> = {
  curl: `# ID, TIMESTAMP and SIGNATURE hold the headers webhook-id, webhook-timestamp
# and webhook-signature; BODY holds the text as it came.
key=$(printf '%s' "\${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n')
expected=$(printf '%s' "$ID.$TIMESTAMP.$BODY" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
case " $SIGNATURE " in
  *" v1,$expected "*) echo true ;;
  *) echo false ;;
esac`,
  javascript: `import { createHmac, timingSafeEqual } from 'node:crypto';

// The body is the text as it came, before a JSON parser reads it.
export function isSigned(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp } = headers;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`,
  python: `import base64, hashlib, hmac, os, time

# The body is the text as it came, before a JSON parser reads it.
def is_signed(headers, body):
    timestamp = headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(os.environ["WEBHOOK_SECRET"].replace("whsec_", ""))
    content = f"{headers['webhook-id']}.{timestamp}.{body}".encode()
    digest = hmac.new(key, content, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    given = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(expected, signature) for signature in given)`,
};
