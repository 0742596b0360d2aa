import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CallArguments } from '../../api/client';
import type { AnswerOf, Endpoint } from '../../api/endpoint';
import { useClient } from '../context/ClientContext';

type DataOf<E extends Endpoint> = AnswerOf<E> extends { data: infer Data } ? Data : never;

const hasData = <E extends Endpoint>(answer: object): answer is { data: DataOf<E> } =>
  'data' in answer;

/** Loads the `data` of a call's answer, under the contract's name of the call and the input as the key. */
export function useCallQuery<E extends Endpoint>(
  endpoint: E,
  ...input: CallArguments<E>
): UseQueryResult<DataOf<E>> {
  return useQuery({
    ...useClient().query(endpoint, ...input),
    select: (answer: object) => {
      if (!hasData<E>(answer)) throw new Error(`${endpoint.id} answers without data`);
      return answer.data;
    },
  });
}
