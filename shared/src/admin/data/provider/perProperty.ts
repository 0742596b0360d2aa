import { ApiError } from '../../../api/apiError';
import type { Call, Change, Saved } from './resourceRow';

/** A property call failed: the properties before it are saved, those after it were not sent. */
export class PropertyError extends ApiError {
  readonly property: string;
  readonly saved: readonly string[];

  constructor(error: ApiError, property: string, saved: readonly string[]) {
    super(error.message, {
      status: error.status,
      fields: { [property]: error.fields[property] ?? error.message },
      retryAfter: error.retryAfter,
      current: error.current,
      reason: error.reason,
    });
    this.name = 'PropertyError';
    this.property = property;
    this.saved = saved;
  }
}

type SendProperty = (
  call: Call,
  id: Change['id'],
  property: string,
  value: unknown,
  version: number | undefined,
) => Promise<Saved>;

/**
 * Sends one call for each changed property, in the caller's order, each based on the version that
 * the previous call returned.
 * @throws PropertyError that says which property failed and which were saved
 */
export const perProperty =
  (properties: readonly string[], send: SendProperty) =>
  async (call: Call, { id, changed, version: seen }: Change): Promise<Saved> => {
    let version = seen;
    let pending_id: string | undefined;
    const waiting: string[] = [];
    const saved: string[] = [];
    for (const property of Object.keys(changed)) {
      if (!properties.includes(property)) continue;
      try {
        const answer = await send(call, id, property, changed[property], version);
        version = answer.version ?? version;
        if (answer.pending_id) {
          pending_id = answer.pending_id;
          waiting.push(property);
        }
      } catch (error) {
        throw error instanceof ApiError ? new PropertyError(error, property, saved) : error;
      }
      saved.push(property);
    }
    return { version, pending_id, waiting };
  };
