-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_article()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or new.public_from is null then return null; end if;
  perform private.index_document('article', new.id, new.locale, format('/news/%s/%s', new.kind, new.slug), new.title,
    array[new.summary] || private.content_passages(new.blocks), public_from => new.public_from,
    public_until => new.public_until);
  return null;
end $function$;
alter function private.index_article() owner to function_owner;
