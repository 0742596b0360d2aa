import { useMemo } from 'react';
import type { AnySchema } from 'yup';
import { yupResolver } from '../../form';
import { useTranslate } from '../../ui';

/** The resolver of a form for the rules of a schema, with the errors in the person's language. */
export function useSchemaResolver(schema: AnySchema) {
  const translate = useTranslate();
  return useMemo(
    () => yupResolver(schema, ({ key, params }) => translate(key, params)),
    [schema, translate],
  );
}
