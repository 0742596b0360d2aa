/** What the server says of uploads and their rows. */
export const filesEn = {
  no_file: 'No file selected',
  wrong_file: 'Invalid file type',
  bad_attachment: 'Choose a PNG, JPEG or WebP picture or a PDF of up to 5 MB',
  logo_size: 'The shorter side of the logo must be 64 to 2048 pixels',
  logo_square: 'A square logo must be about as wide as it is high',
  logo_wide: 'A wide logo must be 1.5 to 6 times as wide as it is high',
  bad_image: 'Choose a PNG, JPEG or WebP picture of up to 2 MB',
  file_unreadable: 'The file could not be read',
  file_open_quote:
    'The quote on line %{line} is never closed. Close it, or remove it, and choose the file again.',
  file_wrong_name: 'Invalid file type. Choose a file that ends in .xlsx, .xls or .csv.',
  file_web_page:
    'Invalid file type. This is a web page saved under the name of a spreadsheet. Open it in Excel, save it as “Excel Workbook (.xlsx)” and choose that file.',
  file_xml:
    'Invalid file type. This is an XML file. Open it in Excel, save it as “Excel Workbook (.xlsx)” and choose that file.',
  file_open_document:
    'Invalid file type. This is an OpenDocument spreadsheet (.ods). Save it as .xlsx and choose that file.',
  file_locked:
    'Invalid file type. A password locks this spreadsheet. Open it, remove the password, save it and choose it again.',
  file_text_as_workbook:
    'Invalid file type. This is a text file with the name of a spreadsheet. Change the end of its name to .csv and choose it again.',
  file_workbook_as_text:
    'Invalid file type. This is a spreadsheet with the name of a text file. Change the end of its name to .xlsx and choose it again.',
  file_no_workbook:
    'Invalid file type. This is not a spreadsheet, whatever its name says. Open it in the program it comes from and save it as .xlsx or .csv.',
  file_no_text:
    'Invalid file type. This is not a text file, whatever its name says. Save it as “CSV UTF-8” or as .xlsx and choose that file.',
  file_too_big: 'The file is too large',
  documents_busy: 'We are already making other PDFs. Try again in a few seconds.',
  readers_busy: 'We are reading 2 other workbooks. Try again in a few seconds.',
  file_empty: 'The file has no rows',
  column_missing: 'The column %{column} is missing',
  row_future: 'This date is in the future',
  row_backward:
    'This takes the application back from %{from} to %{to}. A second admin with full access must confirm it.',
  import_rule_changed: 'Such rows now need a second admin. Check the file again.',
  export_too_many: 'The list has fewer records',
  upload_decided: 'This upload is not waiting for confirmation',
  upload_own: 'Another admin with full access must decide this upload',
  upload_not_applied: 'Only a loaded file can be rolled back',
  columns_unmapped: 'The file needs a heading for each required column',
  import_not_checked: 'Only a checked file can be loaded',
  import_nothing: 'No row of this file changes a record',
  logo_not_own: 'Upload the logo here first',
};
