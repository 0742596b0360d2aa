import type { FieldDescription } from '../schema/describe';
import type { Resource } from './defineResource';
import { RESOURCES } from './list';

/** A field of a declared resource that points at another one. */
export interface Reference {
  readonly resource: Resource;
  readonly field: FieldDescription;
}

/** Lists the fields of declared resources that point at the resource of that name. */
export const listReferences = (target: string): Reference[] =>
  RESOURCES.filter(({ labels }) => labels).flatMap((resource) =>
    resource.fields
      .filter((field) => field.kind === 'reference' && field.target === target)
      .map((field) => ({ resource, field })),
  );
