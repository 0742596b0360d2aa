import { type ImportKindName, type ImportRight, getKindRoles } from '../../../resources';
import { readRole } from '../../../session';
import { useConsole } from '../../context/consoleContext';

/** Returns what the signed-in person may do with the files of a kind. */
export function useImportRights(kind: ImportKindName) {
  const { area, isReadOnly = false } = useConsole();
  const hasRight = (right: ImportRight) =>
    area === 'partner'
      ? !isReadOnly
      : (getKindRoles(kind, right).admin?.some((role) => role === readRole()) ?? false);
  return { mayUse: hasRight('use'), mayDecide: hasRight('decide') };
}
