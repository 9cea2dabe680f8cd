-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.list_article_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.article_pictures p where p.article_id = new.id;
  insert into private.article_pictures (article_id, picture_id)
  select distinct new.id, (picture #>> '{}')::uuid
  from jsonb_path_query(new.blocks, '$[*] ? (@.kind == "picture").picture') as picture;
  return null;
end $function$;
alter function private.list_article_pictures() owner to function_owner;
