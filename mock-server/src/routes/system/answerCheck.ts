import type { ValidateFunction } from 'ajv/dist/2020';
import { Ajv2020 } from 'ajv/dist/2020';
import { getOpenApiDocument } from './openApi';

const BASE_URI = 'https://contract/openapi.json';

interface Template {
  readonly path: string;
  readonly pattern: RegExp;
}

function getMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** Builds a JSON pointer to a place in the document. */
function buildPointer(...names: readonly string[]): string {
  const escaped = names.map((name) =>
    encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return `${BASE_URI}#/${escaped.join('/')}`;
}

/** Checks responses against the OpenAPI document. */
export class AnswerCheck {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #document = getOpenApiDocument();
  readonly #templates: readonly Template[];

  constructor() {
    this.#ajv.addSchema(this.#document, BASE_URI);
    this.#templates = Object.keys(this.#document.paths)
      .toSorted((a, b) => a.split('{').length - b.split('{').length)
      .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`) }));
  }

  /**
   * Returns what is wrong with a response, or undefined. For a path outside the document, only
   * refusals are valid.
   */
  breach(method: string, path: string, status: number, body: unknown): string | undefined {
    const validate = this.#validator(method.toLowerCase(), path, String(status));
    if (typeof validate === 'string') return `${method} ${path} ${status}: ${validate}`;
    if (validate(body)) return undefined;
    return `${method} ${path} ${status}: ${this.#ajv.errorsText(validate.errors)}`;
  }

  /** Whether the document describes the response as a file of this content type. */
  isFile(method: string, path: string, status: number, type: string): boolean {
    const template = this.#templates.find(({ pattern }) => pattern.test(path))?.path ?? '';
    const operation = getMember(getMember(this.#document.paths, template), method.toLowerCase());
    const answer = getMember(getMember(operation, 'responses'), String(status));
    return (
      type !== 'application/json' && getMember(getMember(answer, 'content'), type) !== undefined
    );
  }

  #validator(method: string, path: string, status: string): ValidateFunction | string {
    const template = this.#templates.find(({ pattern }) => pattern.test(path))?.path ?? '';
    const operation = getMember(getMember(this.#document.paths, template), method);
    if (operation !== undefined) {
      const answer = getMember(getMember(operation, 'responses'), status);
      if (getMember(answer, 'content') !== undefined) {
        const at = ['paths', template, method, 'responses', status, 'content'];
        return this.#compiled(buildPointer(...at, 'application/json', 'schema'));
      }
    }
    if (Number(status) < 400) return 'not described';
    return this.#compiled(buildPointer('components', 'schemas', 'Refusal'));
  }

  #compiled(ref: string): ValidateFunction {
    const validate = this.#validators.get(ref) ?? this.#ajv.compile({ $ref: ref });
    this.#validators.set(ref, validate);
    return validate;
  }
}
