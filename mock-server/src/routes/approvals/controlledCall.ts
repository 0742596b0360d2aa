import type { AnswerOf, BodyOf, Endpoint } from '@marketplace/shared/api';
import { translate } from '../../messages/translate';
import { getExpectedVersion } from '../kit/expectedVersion';
import type { Route } from '../kit/handle';
import { handle } from '../kit/handle';
import type { PathValues, RawRequest } from '../kit/validation/validateRequest';
import { validateRequest } from '../kit/validation/validateRequest';
import type { ChangeDefinition, ControlledCall } from './controlledChange';
import { defineControlledChange } from './controlledChange';

/** The answer while a change waits for approval. */
interface Waiting {
  readonly message: string;
  readonly pending_id: string;
  readonly version: number | undefined;
}

interface Definition<E extends Endpoint> extends ChangeDefinition<
  PathValues<E>,
  BodyOf<E>,
  AnswerOf<E>
> {
  readonly toWaiting: (answer: AnswerOf<E>, waiting: Waiting) => AnswerOf<E>;
}

/** Binds a call whose changes may need a second admin. */
export function controlledCall<E extends Endpoint>(
  endpoint: E,
  { toWaiting, ...definition }: Definition<E>,
): ControlledCall & { readonly route: Route } {
  const parse = (params: Readonly<Record<string, string>>, body: object) => {
    const parts: RawRequest = { params, body, query: undefined };
    validateRequest(endpoint, parts, 'en');
    return { params: parts.params, body: parts.body };
  };
  const change = defineControlledChange(endpoint.id, parse, definition);
  const route = handle(endpoint, async (call, context) => {
    const { params, body, language, session, request } = call;
    const getVersion = (sent: { readonly version?: number | undefined }) =>
      getExpectedVersion(request, sent);
    const wanted = { params, body, language, session, getVersion };
    const { answer, waiting } = await change.run(context, wanted);
    if (!waiting) return answer;
    return toWaiting(answer, {
      message: translate(language, 'approval_waits'),
      pending_id: waiting.id,
      version: waiting.version,
    });
  });
  return { ...change, route };
}
