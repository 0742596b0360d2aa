import { ApiError } from '../../api/apiError';
import type { Call, Change } from './resourceRow';

/** A property call failed: those before it are saved, those after it were not sent. */
export class PropertyError extends ApiError {
  readonly property: string;
  readonly saved: readonly string[];

  constructor(error: ApiError, property: string, saved: readonly string[]) {
    super(error.message, {
      status: error.status,
      fields: { [property]: error.fields[property] ?? error.message },
      retryAfter: error.retryAfter,
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
) => Promise<unknown>;

/**
 * A change as one call for each changed property that may be changed, in the order in which the caller
 * names them, each after the one before it.
 * @throws PropertyError that says which property failed and which were saved
 */
export const perProperty =
  (properties: readonly string[], send: SendProperty) =>
  async (call: Call, { id, changed }: Change): Promise<void> => {
    const saved: string[] = [];
    for (const property of Object.keys(changed)) {
      if (!properties.includes(property)) continue;
      try {
        await send(call, id, property, changed[property]);
      } catch (error) {
        throw error instanceof ApiError ? new PropertyError(error, property, saved) : error;
      }
      saved.push(property);
    }
  };
