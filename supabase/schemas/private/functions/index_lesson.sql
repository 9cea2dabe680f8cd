-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_lesson()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then perform private.remove_documents(old.id);
  else perform private.index_lesson_row(new); end if;
  return null;
end $function$;
alter function private.index_lesson() owner to function_owner;
