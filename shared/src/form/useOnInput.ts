import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Calls back with the name of a field whose value the person has changed, or a proposal for it has;
 * not if the values are replaced by `reset`.
 */
export function useOnInput<Values extends FieldValues, Body>(
  { watch }: UseFormReturn<Values, unknown, Body>,
  onInput: (name: Path<Values>) => void,
): void {
  const handleInput = useEffectEvent(onInput);
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name !== undefined) handleInput(name);
    });
    return unsubscribe;
  }, [watch]);
}
