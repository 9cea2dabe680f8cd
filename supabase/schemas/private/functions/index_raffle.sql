-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_raffle()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or new.published_at is null then return null; end if;
  perform private.index_document('raffle', new.id, 'en', '/raffles/' || new.slug, 'Raffle: ' || new.title,
    array[new.prize || ' A free prize draw.']);
  return null;
end $function$;
alter function private.index_raffle() owner to function_owner;
