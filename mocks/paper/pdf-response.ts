import type { PaperDocument } from './block.ts';

/** A document as a PDF, which browsers show and can save under a name. */
export async function pdfResponse(paper: PaperDocument, fileName: string): Promise<Response> {
  // What writes it, with its fonts, is larger than the rest of the backend and rarely needed.
  const { writeDocument } = await import('./write-document.ts');
  return new Response(await writeDocument(paper), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName}"`,
      // It holds a customer's name and address.
      'cache-control': 'private, no-store',
    },
  });
}
