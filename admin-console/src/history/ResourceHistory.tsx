import Box from '@mui/material/Box';
import type { ResourceHistoryProps } from '@marketplace/shared/admin';
import { RecordHistory } from './RecordHistory';

/** Shows the history of a record whose resource is declared by its fields. Each field can be set back. */
export function ResourceHistory({ resource, record, save }: ResourceHistoryProps) {
  return (
    <Box sx={{ maxWidth: 900, mt: 3 }}>
      <RecordHistory
        collection={`resource_${resource.name.replaceAll('-', '_')}`}
        record={record}
        fields={resource.fields.filter(({ readOnly }) => !readOnly).map(({ name }) => name)}
        save={save}
      />
    </Box>
  );
}
