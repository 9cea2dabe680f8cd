-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_state_law()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or not new.is_published then return null; end if;
  -- Only the state is in the title and the first passage, so that 51 laws do not hide other pages about the law.
  perform private.index_document('law', new.id, new.locale,
    format('/about/resources?state=%s#law', replace(new.state, ' ', '+')), new.state,
    array[new.state, 'The law in an overdose', new.call_law, new.call_covers, new.call_leaves_out, new.naloxone,
      new.test_strips]);
  return null;
end $function$;
alter function private.index_state_law() owner to function_owner;
