import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { HttpError, wrongField } from '../../httpError';

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

function toRefusal(error: unknown): unknown {
  if (!(error instanceof MulterError)) return new HttpError(400, 'bad_request');
  if (error.code === 'LIMIT_FILE_SIZE') return new HttpError(413, 'file_too_big');
  if (error.code === 'LIMIT_UNEXPECTED_FILE')
    return wrongField(error.field ?? 'image_name', 'unknown_field');
  return new HttpError(413, 'too_large');
}

/** Reads a multipart request with one file, `image_name`, of at most `limit` bytes, into memory. */
export function readUpload(
  request: Request,
  response: Response,
  limit: number,
): Promise<UploadedFile | undefined> {
  if (!request.is('multipart/form-data'))
    return Promise.reject(new HttpError(415, 'wrong_content_type'));
  const read = multer({
    storage: multer.memoryStorage(),
    // Browsers send file names in UTF-8; multer reads them as Latin-1 by default.
    defParamCharset: 'utf8',
    limits: { fileSize: limit, files: 1, fields: 5, fieldSize: 2000, parts: 10 },
  }).single('image_name');
  return new Promise((resolve, reject) => {
    read(request, response, (error?: unknown) => {
      if (error !== undefined && error !== null) reject(toRefusal(error));
      else resolve(request.file && { name: request.file.originalname, bytes: request.file.buffer });
    });
  });
}
