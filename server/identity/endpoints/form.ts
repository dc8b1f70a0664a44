import type { FastifyInstance } from 'fastify';

const formType = 'application/x-www-form-urlencoded';

/** Forms and nothing else: `request.body` becomes an object of strings. A field given twice is refused. */
export function acceptFormsOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, text, done) => {
    const fields = [...new URLSearchParams(text.toString())];
    const form = Object.fromEntries(fields);
    if (Object.keys(form).length === fields.length) return done(null, form);
    done(Object.assign(new Error('A field is given twice.'), { statusCode: 400 }));
  });
}
